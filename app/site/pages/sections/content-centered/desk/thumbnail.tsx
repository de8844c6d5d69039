import { centered } from "../../desk/thumbnail-parts.tsx";

export const contentCenteredThumbnail = centered(false);
