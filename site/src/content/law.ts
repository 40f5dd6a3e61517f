/**
 * The day on which every statement of law on the site was last held against its source. Whoever moves it reads all of them: the
 * pages that state law are the ones with `ui/LawNote.tsx`.
 */
export const LAW_CHECKED = '2026-11-25';
