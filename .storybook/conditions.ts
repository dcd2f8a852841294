import type { GlobalTypes } from 'storybook/internal/types';

/** How a designer looks at the stories: chosen in the toolbar, or by a story that is about it. */

export const viewports = {
  smallPhone: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
  landscape: { name: 'Phone on its side', styles: { width: '740px', height: '360px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' } },
  paper: { name: 'Paper, A4', styles: { width: '718px', height: '1047px' } },
};

export const globalTypes: GlobalTypes = {
  text: {
    description: 'Size of the text',
    toolbar: {
      icon: 'ruler',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  words: {
    description: 'Length and language of the words',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Words as they are' },
        { value: 'long', title: 'Words 40 % longer' },
        { value: 'pseudo', title: 'Words of a language nobody speaks' },
      ],
    },
  },
  motion: {
    description: 'Movement',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system asks' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  look: {
    description: 'Colours and paper',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'As designed' },
        { value: 'forced', title: 'Forced colours' },
        { value: 'print', title: 'As printed' },
      ],
    },
  },
  network: {
    description: 'Connection',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'online', title: 'Online' },
        { value: 'offline', title: 'Offline' },
      ],
    },
  },
};

export const initialGlobals = {
  text: '100',
  words: 'own',
  motion: 'system',
  look: 'own',
  network: 'online',
};

/**
 * How stories stand that are about a window or a size of text. They carry the window's name as a
 * tag too, since the tests size the window themselves.
 */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
export const onTablet = { viewport: { value: 'tablet', isRotated: false } };
export const inLargeText = { viewport: { value: 'tablet', isRotated: false }, text: '200' };
