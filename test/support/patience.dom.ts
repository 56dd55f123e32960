import { configure } from '@testing-library/dom';
import { PATIENCE } from './patience.ts';

// The same for `waitFor` and `findBy…`.
configure({ asyncUtilTimeout: PATIENCE });
