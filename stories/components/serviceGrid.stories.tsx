import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Utensils from 'lucide-react/icons/utensils';
import Wifi from 'lucide-react/icons/wifi';
import preview from '../../.storybook/preview';
import { ServiceGrid } from '../../src/components/ServiceGrid';
import { pictures } from '../../src/content/pictures';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Service grid',
  component: ServiceGrid,
  decorators: [onSheet],
  args: { services: [] },
});

const services = [
  { key: 'room', name: 'Room Service', note: '24-hour', icon: ConciergeBell },
  { key: 'dining', name: 'Fine Dining', icon: Utensils },
  { key: 'gym', name: 'Gym & Yoga', icon: Dumbbell },
  { key: 'wifi', name: 'WiFi', icon: Wifi },
].map((service) => ({ ...service, text: 'For every guest, at any time of the day.' }));

export const Panes = meta.story({ args: { services } });

const shown = [pictures.roomDeluxe, pictures.heroPool, pictures.heroLobby, pictures.roomFamily];

export const WithPictures = meta.story({
  args: { services: services.map((service, i) => ({ ...service, picture: shown[i] })) },
});
