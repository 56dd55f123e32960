export const accountTexts = {
  name: 'account',
  texts: {
    signIn: 'Sign In',
    signOut: 'Sign Out',
    myAccount: 'My Account',

    accountEmail: 'Email',
    accountPassword: 'Password',
    rememberMe: 'Remember me',
    signingIn: 'Signing in…',
    signedIn: 'You are signed in.',
    signedOut: 'You are signed out.',
    accountIncomplete: 'Enter your email and your password.',
    wrongPassword: 'The email or the password is wrong. Please try again.',
    accountLocked: 'This account is locked. Please try again later, or reset your password.',
    accountOffline: 'The shop cannot be reached. Check your connection and try again.',
    accountFailed: 'Something went wrong. Please try again later.',
  },
} as const;
