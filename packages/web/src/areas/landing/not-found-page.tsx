import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
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
        <Button component={Link} to={paths.landing()} variant="contained">
          {t('error.toStart')}
        </Button>
        <Button component={Link} to={paths.events()} variant="outlined">
          {landing('start.events')}
        </Button>
      </PictureMessage>
    </Container>
  )
}
