import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { type Condition, conditions, type Language, languages } from "~/values/vocabulary.ts";
import {
	type ConditionInfo,
	type ConditionText,
	noConditionInfo,
	type StoredConditionInfo,
} from "./condition-info.ts";

const { productConditionInfo } = schema;

/**
 * Names what is stored of a condition. By its content, not by the product's moment: whoever changes a price meanwhile
 * does not get in the way.
 */
function contentName(info: ConditionInfo): string {
	const parts = languages.map((language) => {
		const text = info.texts[language];
		return (
			text && [
				text.title,
				text.description,
				text.benefits,
				text.badges.map((badge) => [badge.text, badge.type]),
			]
		);
	});
	return createHash("sha256")
		.update(JSON.stringify([info.imageUrl, parts]))
		.digest("base64url")
		.slice(0, 22);
}

type TextRow = ConditionText & { language: Language };

function infoOf(imageUrl: string | null, rows: readonly TextRow[]): ConditionInfo {
	const texts = forEach(languages, (language) => {
		const row = rows.find((one) => one.language === language);
		const { title = "", description = "", benefits = [], badges = [] } = row ?? {};
		return row ? { title, description, benefits, badges } : null;
	});
	return { imageUrl, texts };
}

/** What a product's page says of each condition, empty where it says nothing. One statement. */
export async function listConditionInfo(
	db: Db | Transaction,
	productId: string,
): Promise<Record<Condition, StoredConditionInfo>> {
	const rows = await db.query.productConditionInfo.findMany({
		where: eq(productConditionInfo.productId, productId),
		with: { translations: true },
	});
	return forEach(conditions, (condition) => {
		const row = rows.find((one) => one.condition === condition);
		const info = row ? infoOf(row.imageUrl, row.translations) : noConditionInfo;
		return { seen: contentName(info), info };
	});
}
