/** Spec 1, section 9: 11 images, each shown for 3000 ms. */
export const HERO_SCENES = 11;
export const SCENE_MS = 3000;

/** The next picture is fetched this long after the present one stands: never two at a time, never before the page. */
export const FETCH_AHEAD_AFTER_MS = 1000;
