import type { SeedBlogPost } from "../seed-content.ts";
import { choosingASize } from "./choosing-a-size.ts";
import { condensation } from "./condensation.ts";
import { conditionsExplained } from "./conditions-explained.ts";
import { permits } from "./permits.ts";
import { preparingTheGround } from "./preparing-the-ground.ts";
import { transportAndCrane } from "./transport-and-crane.ts";

/** The demo blog, newest first. */
export const blogPosts: SeedBlogPost[] = [
	transportAndCrane,
	choosingASize,
	conditionsExplained,
	preparingTheGround,
	condensation,
	permits,
];
