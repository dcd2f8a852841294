import type { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { SHOWN_IN_STORY } from './protocol';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** What story and panel speak through: inside a frame of another story, through that story's. */
export function channelToPanel(): Channel {
  const isInStory = window.frameElement?.hasAttribute(SHOWN_IN_STORY) ?? false;
  return isInStory ? window.parent.__STORYBOOK_ADDONS_CHANNEL__ : addons.getChannel();
}
