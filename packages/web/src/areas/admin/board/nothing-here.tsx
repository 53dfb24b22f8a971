import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

export function NothingHere() {
  const { t } = useTranslation('board')
  return <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('nothingHere')}</Typography>
}
