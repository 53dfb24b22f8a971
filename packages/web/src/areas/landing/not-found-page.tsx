import Container from '@mui/material/Container'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PictureMessage } from './picture-message.tsx'
import { LostPicture } from './pictures/lost-picture.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  const { t: landing } = useTranslation('landing')
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <title>{`${t('error.notFoundTitle')} · Running Dinner`}</title>
      <PictureMessage
        picture={<LostPicture />}
        level="h1"
        title={t('error.notFoundTitle')}
        text={t('error.notFoundMessage')}
      >
        <ActionLink to={paths.landing()} variant="contained">
          {t('error.toStart')}
        </ActionLink>
        <ActionLink to={paths.events()} variant="outlined">
          {landing('start.events')}
        </ActionLink>
      </PictureMessage>
    </Container>
  )
}
