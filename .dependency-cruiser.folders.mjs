import house from "./.dependency-cruiser.mjs";

/** No two folders point at each other; of the shipped code alone, since a test may know what it pleases. */
export default {
	forbidden: [
		{
			name: "no-circles-between-folders",
			severity: "error",
			scope: "folder",
			from: {},
			to: { circular: true },
		},
	],
	options: { ...house.options, exclude: { path: "(\\.test\\.tsx?$|^tests/)" } },
};
