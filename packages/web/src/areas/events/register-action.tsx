import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'

/** The way to the form; on a phone it stays in reach of the thumb while one reads. */
export function RegisterAction({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  if (!dinner.registrationOpen) return null
  return (
    <Box
      sx={{
        mt: 4,
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 1,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.5, md: 0 },
        bgcolor: { xs: 'background.default', md: 'transparent' },
      }}
    >
      <ActionLink
        to={paths.registration(dinner.publicSettings.publicDinnerId)}
        variant="contained"
        size="large"
        sx={{ width: { xs: 1, md: 'auto' }, minWidth: { md: 240 } }}
      >
        {t(dinner.waitingList ? 'page.registerWaiting' : 'page.register')}
      </ActionLink>
    </Box>
  )
}
