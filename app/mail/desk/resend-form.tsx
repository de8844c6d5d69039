import { Form, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SubmitButton } from "~/ui/submit-button.tsx";

type ResendFormProps = {
	texts: PageTexts["adminTrade"];
	mail: { id: string; subject: string; recipient: string };
	/** Made with the page: the same form sent twice writes one mail. */
	resendKey: string;
	/** Where the form is taken. */
	action: string;
};

/** Sends a mail once more. */
export function ResendForm({ texts, mail, resendKey, action }: ResendFormProps) {
	const sending = useNavigation().formData?.get(deskFields.mail) === mail.id;
	return (
		<Form method="post" action={action} preventScrollReset>
			<input type="hidden" name={deskFields.intent} value="resend" />
			<input type="hidden" name={deskFields.mail} value={mail.id} />
			<input type="hidden" name={deskFields.key} value={resendKey} />
			<SubmitButton sending={sending} variant="quiet">
				{texts.resend.button}
				<span className="sr-only">{`, ${mail.subject}, ${mail.recipient}`}</span>
			</SubmitButton>
		</Form>
	);
}
