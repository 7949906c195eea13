import { describe, expect, it } from '@jest/globals';
import { lessonHtml } from './lesson-html.ts';

describe('lessonHtml', () => {
  it('makes paragraphs, and lists that follow them', () => {
    expect(lessonHtml('One\nline.\n\nThen:\n- a\n- b\n\n1. first\n2. second')).toBe(
      '<p>One line.</p><p>Then:</p><ul><li>a</li><li>b</li></ul><ol><li>first</li><li>second</li></ol>',
    );
  });

  it('lets no markup through', () => {
    expect(lessonHtml('a < b & "c" <script>')).toBe('<p>a &lt; b &amp; &quot;c&quot; &lt;script&gt;</p>');
  });
});
