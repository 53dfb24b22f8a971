import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pageNonce } from '../../../../lib/page-nonce.ts'

interface MailSampleProps {
  to: string
  subject: string
  text: string
  /** The mail as a page; without it the text is shown. */
  html?: string
  /** A longer mail scrolls. */
  maxHeight?: MaxHeight
}

/** A mail below its header. */
export function MailSample({ to, subject, text, html, maxHeight }: MailSampleProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', bgcolor: 'background.paper' }}>
      <Header to={to} subject={subject} />
      {html === undefined ? (
        <PlainMail subject={subject} text={text} maxHeight={maxHeight} />
      ) : (
        <MailFrame html={html} maxHeight={maxHeight} />
      )}
    </Box>
  )
}

/** A mail as plain text: line breaks are kept, markup is shown as it is. */
function PlainMail({
  subject,
  text,
  maxHeight,
}: Pick<MailSampleProps, 'subject' | 'text'> & { maxHeight: MaxHeight | undefined }) {
  return (
    <Box
      // A scrolling area must be reachable by keyboard.
      {...(maxHeight === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': subject })}
      sx={{
        px: 2,
        py: 2,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        lineHeight: 1.55,
        maxHeight,
        overflowY: 'auto',
      }}
    >
      {text}
    </Box>
  )
}

function Header({ to, subject }: Pick<MailSampleProps, 'to' | 'subject'>) {
  const { t } = useTranslation('mailing')
  return (
    <Box component="dl" sx={headerStyle}>
      <dt>{t('preview.to')}</dt>
      <dd>{to}</dd>
      <dt>{t('preview.subject')}</dt>
      <Box component="dd" sx={{ fontWeight: 650 }}>
        {subject}
      </Box>
    </Box>
  )
}

const headerStyle = {
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const

interface TextWarningsProps {
  unknownPlaceholders: readonly string[]
  isTextMissing: boolean
}

/** Warns of unknown placeholders and of an untouched template; they may be intended, so sending stays possible. */
export function TextWarnings({ unknownPlaceholders, isTextMissing }: TextWarningsProps) {
  const { t } = useTranslation('mailing')
  const names = unknownPlaceholders.map((name) => `{${name}}`).join(', ')
  return (
    <>
      {isTextMissing && <Alert severity="warning">{t('preview.textMissing')}</Alert>}
      {names !== '' && (
        <Alert severity="warning">{t('preview.unknown', { count: unknownPlaceholders.length, names })}</Alert>
      )}
    </>
  )
}

type MaxHeight = Partial<Record<'xs' | 'sm' | 'lg', number | string>>

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
