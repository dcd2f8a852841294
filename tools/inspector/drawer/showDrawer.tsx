import { createRoot } from 'react-dom/client';
import { Drawer } from './Drawer';
import { placeOver } from './host';
import type { Journal } from '../journal';
import type { Known } from '../seenMachine';
import { style } from './style';

/** Puts the drawer at the edge of the window, closed. */
export function showDrawer(journal: Journal, known: Known): void {
  const shadow = placeOver(document);
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const place = document.createElement('div');
  shadow.append(sheet, place);
  createRoot(place).render(<Drawer journal={journal} known={known} />);
}
