import { Route, Routes } from 'react-router'
import { OwnPagesShell } from '../../features/accounts/user-accounts/own-pages-shell.tsx'
import { PlatformPage } from './platform-page.tsx'

export function PlatformArea() {
  return (
    <Routes>
      <Route element={<OwnPagesShell />}>
        <Route path="*" element={<PlatformPage />} />
      </Route>
    </Routes>
  )
}
