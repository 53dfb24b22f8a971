import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

interface MailSampleProps {
  to: string
  subject: string
  text: string
  /** For a text that is longer than its place. */
  maxHeight?: Partial<Record<'xs' | 'sm' | 'lg', number | string>>
}

/** A mail as text: line breaks count, nothing in it is markup. */
export function MailSample({ to, subject, text, maxHeight }: MailSampleProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', bgcolor: 'background.paper' }}>
      <Header to={to} subject={subject} />
      <Box
        // A scroll area must be reachable without a mouse.
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
