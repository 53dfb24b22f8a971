import { expect, test } from 'vitest'
import { styleRules } from './style-rules.ts'

test('every style attribute becomes a rule, equal ones share it', () => {
  const { html, css } = styleRules('<p style="color:red">a</p><b style="color:blue"></b><i style="color:red"></i>')
  expect(html).toBe('<p data-style="s0">a</p><b data-style="s1"></b><i data-style="s0"></i>')
  expect(css).toBe('[data-style="s0"]{color:red}[data-style="s1"]{color:blue}')
})

test('what somebody wrote cannot end the style element', () => {
  const { css } = styleRules('<p style="content:&quot;&lt;/style&gt;&lt;script&gt;&quot;">a</p>')
  expect(css).not.toContain('<')
})
