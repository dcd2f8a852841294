import styled from 'styled-components';
import type { testimonials } from '../../../messages/site/pages/testimonials';
import { theme } from '../../theme/theme';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};
  padding-top: ${theme.space.l};
  border-top: ${theme.border.bold} solid ${theme.color.brass};

  blockquote {
    flex: 1;
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.easy};
    text-wrap: pretty;
  }

  figcaption {
    color: ${theme.color.sand};
  }

  strong {
    display: block;
    color: ${theme.color.paper};
  }
`;

interface TestimonialProps {
  testimonial: (typeof testimonials)[number];
}

/** A guest's testimonial and name. */
export function Testimonial({ testimonial }: TestimonialProps) {
  return (
    <Figure>
      <blockquote>{testimonial.words}</blockquote>
      <figcaption>
        <strong>{testimonial.name}</strong>
        <span>{testimonial.role}</span>
      </figcaption>
    </Figure>
  );
}
