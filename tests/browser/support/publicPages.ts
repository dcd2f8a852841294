import { paths } from '../../../machines/shared/paths';

const { home, about, services, contact, rooms, privacy, terms } = paths;

/** The pages that only inform. */
export const publicPages = [home, about, services, contact, rooms, privacy, terms];
