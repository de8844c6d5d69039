import { SignInAgain, type SignInWords } from "~/people/accounts/shop/sign-in-again.tsx";
import { LostFormNotice } from "~/ui/lost-form/lost-form-notice.tsx";

/** Says that a form of the desk did not arrive; whose session has ended signs in right there. */
export function LostFormPlace(props: { refused: string; signIn: SignInWords; email: string }) {
	const { refused, signIn, email } = props;
	return (
		<LostFormNotice
			refused={refused}
			signIn={(goOn) => <SignInAgain texts={signIn} email={email} onEntered={goOn} />}
		/>
	);
}
