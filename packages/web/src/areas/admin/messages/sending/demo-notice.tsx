import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { demoReachOf } from '../../../../features/messages/sending/demo-reach.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** Where the mails of a demo go; nothing for other events. `quiet` beside other facts. */
export function DemoNotice({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('mailing')
  const dinner = useAdminDinner()
  const reach = demoReachOf(dinner)
  if (reach === undefined) return null
  const text = t(`send.demo.${reach}`, { email: dinner.email })
  if (!quiet) return <Alert severity="info">{text}</Alert>
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}
