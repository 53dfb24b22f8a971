import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

const scenes = ['signUp', 'teams', 'starter', 'main', 'dessert', 'party'] as const

/** Everything the animation tells, for those who would rather read. */
export function Transcript({ open }: { open: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <Box component="details" open={open} sx={{ '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 600 } }}>
      <summary>{t('explainer.asText')}</summary>
      <Box component="ol" sx={{ pl: 3, my: 1, '& li': { mb: 1 } }}>
        {scenes.map((key) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </Box>
    </Box>
  )
}
