import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { initialsOf } from './initials-of.ts'

/** Who invites, and how many come. */
export function EventHost({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName } = dinner.publicSettings
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 3 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: 'course.main',
          color: 'background.paper',
          fontWeight: 700,
          fontSize: '0.9375rem',
        }}
      >
        {initialsOf(publicContactName)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{t('page.host', { name: publicContactName })}</Box>
      {dinner.headCount !== null && (
        <Box
          sx={{
            px: 1.25,
            py: 0.25,
            borderRadius: 4,
            bgcolor: 'action.selected',
            fontWeight: 640,
            fontSize: '0.9375rem',
          }}
        >
          {t('page.heads', { people: dinner.headCount })}
        </Box>
      )}
    </Box>
  )
}
