import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { FeedbackForm } from './feedback/feedback-form.tsx'
import { PictureMessage } from './picture-message.tsx'
import { LetterPicture } from './pictures/letter-picture.tsx'
import { PublicFrame } from './public-frame.tsx'

/** A message to the operator of this instance. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback')
  const [sentFrom, setSentFrom] = useState<string>()
  if (sentFrom !== undefined) return <Done email={sentFrom} onAgain={() => setSentFrom(undefined)} />
  return (
    <PublicFrame title={t('title')} intro={t('intro')} width="md">
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 4, gridTemplateColumns: { md: '1fr 260px' } }}>
        <Box>
          <FeedbackForm onSent={setSentFrom} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
            {t('kept')}{' '}
            <MuiLink component={Link} to={paths.privacy()}>
              {t('privacy')}
            </MuiLink>
          </Typography>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <LetterPicture />
        </Box>
      </Box>
    </PublicFrame>
  )
}

function Done({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('feedback')
  return (
    <Box sx={{ px: 2, py: { xs: 4, md: 6 } }}>
      <title>{`${t('doneTitle')} · Running Dinner`}</title>
      <PictureMessage
        picture={<LetterPicture />}
        level="h1"
        title={t('doneTitle')}
        text={t('done', { email })}
        takesFocus
      >
        <ActionLink to={paths.landing()}>{t('toStart')}</ActionLink>
        <ActionLink
          to={paths.feedback()}
          variant="outlined"
          onClick={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          {t('another')}
        </ActionLink>
      </PictureMessage>
    </Box>
  )
}
