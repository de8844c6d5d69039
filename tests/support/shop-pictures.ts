import { scenes } from "~/media/pictures.ts";
import { productPictures } from "../../db/seed/product-pictures.ts";

/** Pictures that every shop has, as an owner may type their address: the plain file, without what it promises beside it. */
function file(address: string): string {
	return address.replace(/\?.*$/, "");
}

export const sceneFiles = {
	yard: file(scenes.yard),
	quay: file(scenes.quay),
	garden: file(scenes.garden),
	craneTruck: file(scenes["crane-truck"]),
};

export const productFiles = {
	new: file(productPictures["20ft-dv"].new.front),
	usedA: file(productPictures["20ft-dv"]["used-a"].front),
};
