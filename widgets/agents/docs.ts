import { describeTexts, type EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import { agentTexts } from './agentTexts.ts';
import type { AgentEvents } from './events.ts';

const events: EventDocs<AgentEvents> = {
  'before-agent-call': {
    when: 'an agent is about to use a tool; can be refused with <code>preventDefault()</code>',
    detail: '<code>name, arguments</code>',
  },
  'agent-called': { when: 'a tool has answered an agent', detail: '<code>name, isError</code>' },
};

const texts = describeTexts([agentTexts], { formFilled: 'an agent has filled in a form, which the visitor sends; read out' });

export const agentDocs = { events, texts } as const;
