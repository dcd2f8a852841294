import { createRoot } from 'react-dom/client';
import type { Known } from '../accepted';
import { Inspection } from '../inspection';
import type { EventLog } from '../eventLog';
import { Drawer } from './Drawer';
import { placeOver } from './host';
import { style } from './style';

/** Puts the closed drawer at the edge of the window. */
export function showDrawer(eventLog: EventLog, known: Known): void {
  const shadow = placeOver(document);
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const place = document.createElement('div');
  shadow.append(sheet, place);
  createRoot(place).render(<Drawer inspection={new Inspection(eventLog, known)} />);
}
