import { LoaderCircle } from "lucide-react";
import { matchPath, useLocation, useNavigation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { useLate } from "~/ui/use-late.ts";

/** What stands for which page while it loads; numbers of cards by storefront document §2 and shop document §9. */
const shapes = [
	{ path: "/:lang", shape: "home" },
	{ path: "/:lang/container", shape: 6 },
	{ path: "/:lang/container/:slug", shape: "container" },
	{ path: "/:lang/rent", shape: 6 },
	{ path: "/:lang/blog", shape: 3 },
	{ path: "/:lang/blog/:slug", shape: "post" },
	{ path: "/:lang/*", shape: "text" },
] as const;
type PendingShape = (typeof shapes)[number]["shape"];

/** The shape of another page that has been loading for a moment; null while there is none. */
function usePendingPage(): PendingShape | null {
	const { pathname } = useLocation();
	const { state, location, formMethod } = useNavigation();
	const target = state === "loading" && formMethod === undefined ? location.pathname : pathname;
	const late = useLate(target !== pathname);
	if (!late) return null;
	return shapes.find(({ path }) => matchPath(path, target))?.shape ?? null;
}

function Shape({ shape }: { shape: PendingShape }) {
	const line = "skeleton h-5 max-w-3xl";
	if (shape === "home") return <LoaderCircle aria-hidden="true" className="mx-auto size-10 animate-spin" />;
	if (typeof shape === "number") return <CardSkeletons count={shape} />;
	if (shape === "text" || shape === "post")
		return (
			<div aria-hidden="true" className="grid gap-4">
				<div className="skeleton h-10 max-w-xl" />
				<div className={line} />
				<div className={line} />
				<div className={line} />
				{shape === "post" && <CardSkeletons count={6} />}
			</div>
		);
	return (
		<div
			aria-hidden="true"
			data-testid="skeleton-container"
			className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14"
		>
			<div className="skeleton aspect-[4/3]" />
			<div className="grid content-start gap-4">
				<div className="skeleton h-10" />
				<div className="skeleton h-5" />
				<div className="skeleton h-40" />
				<div className="skeleton h-40" />
			</div>
		</div>
	);
}

/** Stands in for a page while another one loads; what follows it in the layout gives way by its class. */
export function PendingPage() {
	const home = useTranslations("home");
	const common = useTranslations("common");
	const shape = usePendingPage();
	if (shape === null) return null;
	return (
		<div className="pending page grid gap-6 py-14">
			<p role="status" className={shape === "home" ? "order-last text-center text-muted" : "sr-only"}>
				{shape === "home" ? home("loading") : common("loading")}
			</p>
			<Shape shape={shape} />
		</div>
	);
}
