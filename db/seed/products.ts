import { product6ft } from "./products/6ft.ts";
import { product8ft } from "./products/8ft.ts";
import { product10ft } from "./products/10ft.ts";
import { product20ftDv } from "./products/20ft-dv.ts";
import { product20ftFr } from "./products/20ft-fr.ts";
import { product20ftHc } from "./products/20ft-hc.ts";
import { product20ftOt } from "./products/20ft-ot.ts";
import { product20ftRf } from "./products/20ft-rf.ts";
import { product20ftTk } from "./products/20ft-tk.ts";
import { product40ftDv } from "./products/40ft-dv.ts";
import { product40ftHc } from "./products/40ft-hc.ts";
import { product40ftHcRf } from "./products/40ft-hc-rf.ts";
import { product40ftOt } from "./products/40ft-ot.ts";
import { product45ftHcPw } from "./products/45ft-hc-pw.ts";
import type { SeedProduct } from "./seed-content.ts";

/** In the order in which the shop presents them; the home page shows the first eight. */
export const products: SeedProduct[] = [
	product20ftDv,
	product40ftHc,
	product20ftHc,
	product10ft,
	product40ftDv,
	product20ftRf,
	product8ft,
	product20ftOt,
	product6ft,
	product45ftHcPw,
	product40ftHcRf,
	product20ftFr,
	product40ftOt,
	product20ftTk,
];
