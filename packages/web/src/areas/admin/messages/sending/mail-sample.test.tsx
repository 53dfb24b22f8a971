import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { framedMail, MailFrame } from './mail-sample.tsx'

test('gives style sheets the nonce, renames style attributes, and lets no link replace the mail', () => {
  const html = '<html><head><style>.a{}</style></head><body style="margin:0"><p>a style=&quot;x&quot;</p></body></html>'
  expect(framedMail(html, 'n1')).toBe(
    '<html><head><base target="_blank"><style nonce="n1">.a{}</style></head><body data-style="margin:0"><p>a style=&quot;x&quot;</p></body></html>',
  )
})

test('runs no script of a mail, opens no window and sends no form (SEC-09)', () => {
  const { container } = render(<MailFrame html="<html><head></head><body>Hallo</body></html>" maxHeight={undefined} />)
  expect(container.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-same-origin')
})
