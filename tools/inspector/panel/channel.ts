import type { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { SHOWN_IN_STORY } from './protocol';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** The channel between story and panel; in a frame inside another story, that story's channel. */
export function channelToPanel(): Channel {
  const isInStory = window.frameElement?.hasAttribute(SHOWN_IN_STORY) ?? false;
  return isInStory ? window.parent.__STORYBOOK_ADDONS_CHANNEL__ : addons.getChannel();
}
