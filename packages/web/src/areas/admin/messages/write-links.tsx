import { mdiAccountGroupOutline, mdiChevronRight, mdiMapMarkerPath, mdiSilverwareForkKnife } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { messageTypes } from '@running-dinner/contract/messages.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageType } from '../../../features/messages/message-content.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { composerPaths } from './message-kind.ts'

const icons: Record<MessageType, string> = {
  PARTICIPANT: mdiAccountGroupOutline,
  TEAM: mdiSilverwareForkKnife,
  DINNER_ROUTE: mdiMapMarkerPath,
}

/** The three kinds of message there are to write. */
export function WriteLinks() {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ mb: 5 }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {t('overview.write')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {messageTypes.map((type) => (
          <WriteLink key={type} type={type} />
        ))}
      </Box>
    </Box>
  )
}

function WriteLink({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  return (
    <Card
      sx={{
        p: 2,
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        alignItems: { xs: 'center', sm: 'flex-start' },
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Icon path={icons[type]} sx={{ fontSize: 26, color: 'primary.main' }} />
      <Box sx={{ flex: 1 }}>
        <MuiLink
          component={Link}
          to={composerPaths[type](useAdminId())}
          underline="hover"
          // The link covers the card, so that a thumb need not aim.
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 650,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {t(`kinds.${type}.name`)}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`kinds.${type}.about`)}
        </Typography>
      </Box>
      <Icon path={mdiChevronRight} sx={{ color: 'text.secondary', display: { sm: 'none' } }} />
    </Card>
  )
}
