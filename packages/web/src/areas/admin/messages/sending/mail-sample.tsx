import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { MailFrame, type MaxHeight } from './mail-frame.tsx'

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
