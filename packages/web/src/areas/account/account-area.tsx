import { Route, Routes, useLocation } from 'react-router'
import { OwnPagesShell } from '../../features/accounts/own-pages-shell.tsx'
import { ForgottenPage } from './forgotten-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ConfirmPage, NewPasswordPage } from './mailed-link-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { RegisterPage } from './register-page.tsx'

/** Paths below `/login`, `/register` and `/profile` (see `paths.account`). */
export function AccountArea() {
  const [, first] = useLocation().pathname.split('/')
  return (
    <Routes>
      <Route element={<OwnPagesShell />}>
        {first === 'register' && <Route path="confirm/:token" element={<ConfirmPage />} />}
        {first === 'login' && <Route path="forgotten" element={<ForgottenPage />} />}
        {first === 'login' && <Route path="new-password/:token" element={<NewPasswordPage />} />}
        <Route path="*" element={<FirstPage area={first ?? ''} />} />
      </Route>
    </Routes>
  )
}

function FirstPage({ area }: { area: string }) {
  if (area === 'register') return <RegisterPage />
  return area === 'profile' ? <ProfilePage /> : <LoginPage />
}
