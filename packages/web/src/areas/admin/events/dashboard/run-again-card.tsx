import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** The way to a new event with the settings of this one. */
export function RunAgainCard({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <CardSection title={t('again.title')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('again.text')}
        {isOver && ` ${t('again.until')}`}
      </Typography>
      <Button component={Link} to={paths.admin.again(useAdminId())} variant={isOver ? 'contained' : 'outlined'}>
        {t('again.open')}
      </Button>
    </CardSection>
  )
}
