import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pageNonce } from '../../../../lib/page-nonce.ts'

export type MaxHeight = Partial<Record<'xs' | 'sm' | 'lg', number | string>>

interface MailFrameProps {
  html: string
  /** A longer mail scrolls. */
  maxHeight: MaxHeight | undefined
}

/** The mail as its reader sees it, in a frame without scripts in which no link leads anywhere. */
export function MailFrame({ html, maxHeight }: MailFrameProps) {
  const { t } = useTranslation('mailing')
  const page = useMemo(() => framedMail(html, pageNonce()), [html])
  return (
    <Box
      component="iframe"
      title={t('preview.mail')}
      // Without `allow-scripts`, so that being of the same origin lets this page reach the frame and never the reverse.
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={({ currentTarget }) => applyStyles(currentTarget)}
      // As high as it may become: a frame that grows would push the button below away from the finger.
      sx={{
        display: 'block',
        width: '100%',
        height: maxHeight ?? 320,
        maxHeight,
        border: 0,
        colorScheme: 'light dark',
      }}
    />
  )
}

const styleName = 'data-style'

/**
 * The frame inherits the content security policy of its page, which allows styles with the nonce only: style sheets get it,
 * style attributes are renamed and applied by script. A typed ` style="` has its quote escaped.
 */
export function framedMail(html: string, nonce: string): string {
  return html
    .replaceAll(' style="', ` ${styleName}="`)
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace('<head>', '<head><base target="_blank">')
}

function applyStyles(frame: HTMLIFrameElement): void {
  const mail = frame.contentDocument
  if (!mail) return
  for (const element of mail.querySelectorAll<HTMLElement>(`[${styleName}]`))
    element.style.cssText = element.getAttribute(styleName) ?? ''
  frame.style.height = `${mail.documentElement.scrollHeight}px`
}
