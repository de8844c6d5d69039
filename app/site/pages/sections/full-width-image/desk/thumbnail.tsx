import { PictureBox } from "../../desk/thumbnail-parts.tsx";

export const fullWidthImageThumbnail = <PictureBox x={0} y={12} w={120} h={56} />;
