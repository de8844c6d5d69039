import { PictureBox, textBeside } from "../../desk/thumbnail-parts.tsx";

export const contentWithImageLeftThumbnail = (
	<>
		<PictureBox x={8} y={16} w={48} h={48} />
		{textBeside(66)}
	</>
);
