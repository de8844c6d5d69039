import { PictureBox, textBeside } from "../../desk/thumbnail-parts.tsx";

export const contentWithImageRightThumbnail = (
	<>
		{textBeside(8)}
		<PictureBox x={64} y={16} w={48} h={48} />
	</>
);
